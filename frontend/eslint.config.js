// What svelte-check does not see: dead code, careless types, lists without keys. Formatting is prettier's.

import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['gallery/dist', 'gallery/frames', 'src/wire.ts', 'src/games/*/picture.ts', 'src/games/*/events.ts'] }, // written by other tools
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      'max-lines-per-function': ['error', 60], // and of a file: tests/test_shape.py
      'max-params': ['error', 8],
      'no-undef': 'off', // the type checker knows better
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check judges them; here the words of their reasons are taken for codes
      'svelte/no-useless-mustaches': 'off', // {' '} is a space that formatting must not take away
      'svelte/prefer-svelte-reactivity': 'off', // state is replaced as a whole; a set in it is never changed
    },
  },
  { files: ['**/*.test.ts'], rules: { 'max-lines-per-function': 'off' } }, // a group of tests is none
)
