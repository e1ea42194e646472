import { deflateRawSync } from 'node:zlib'

const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"></Types>'
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>'
const WORKBOOK =
  '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Comps" sheetId="1" r:id="r1"/></sheets></workbook>'

/** A workbook with one sheet. `rowOf` writes the rows. */
export const workbookOf = (rows: string) =>
  zipOf({
    '[Content_Types].xml': CONTENT_TYPES,
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': RELATIONS,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  })

/** Text, or a formula with the value it had when the workbook was saved. */
type Cell = string | { formula: string; value: number }

export const workbookRowOf = (number: number, cells: readonly Cell[]) =>
  `<row r="${number}">${cells.map((cell, at) => cellOf(`${'ABCDEFGHIJK'[at]}${number}`, cell)).join('')}</row>`

const cellOf = (address: string, cell: Cell) =>
  typeof cell === 'string'
    ? `<c r="${address}" t="inlineStr"><is><t>${cell}</t></is></c>`
    : `<c r="${address}"><f>${cell.formula}</f><v>${cell.value}</v></c>`

/** A ZIP archive. `claims` overrides the unpacked size in its directory. */
export function zipOf(files: Readonly<Record<string, string>>, claims?: number): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(text)
    const title = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04_03_4b_50)
    describe(local, 4, packed.length, claims ?? Buffer.byteLength(text), title.length)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02_01_4b_50)
    describe(entry, 6, packed.length, claims ?? Buffer.byteLength(text), title.length)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, title, packed)
    entries.push(entry, title)
    offset += local.length + title.length + packed.length
  }
  const list = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50)
  end.writeUInt16LE(entries.length / 2, 8)
  end.writeUInt16LE(entries.length / 2, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, list, end])
}

function describe(header: Buffer, at: number, packed: number, unpacked: number, title: number) {
  header.writeUInt16LE(20, at)
  header.writeUInt16LE(8, at + 4)
  header.writeUInt32LE(packed, at + 14)
  header.writeUInt32LE(unpacked, at + 18)
  header.writeUInt16LE(title, at + 22)
}
