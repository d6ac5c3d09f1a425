// Lays each file of the built page beside itself in packed forms, so that the server need not pack it for everybody.

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const PAGE = '../src/shoal/server/static'
const TEXTS = /\.(js|css|html|svg|webmanifest)$/
const FORMS = { '.br': promisify(brotliCompress), '.gz': (content) => promisify(gzip)(content, { level: 9 }) }

const names = await readdir(PAGE, { recursive: true })
await Promise.all(names.filter((name) => TEXTS.test(name)).map((name) => pack(join(PAGE, name))))

/** A form that would be as large as the file is left out. */
async function pack(file) {
  const content = await readFile(file)
  for (const [ending, form] of Object.entries(FORMS)) {
    const packed = await form(content)
    if (packed.length < content.length) await writeFile(file + ending, packed)
  }
}
