import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

type Cell = string | number | null;

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org';
const still: Readonly<Record<string, (sheet: string) => string>> = {
  '[Content_Types].xml': () =>
    `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': () =>
    `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': (sheet) =>
    `${xml}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="${escape(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': () =>
    `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** A workbook of one sheet, part by part as its rows come. Texts are texts: none is read as a formula. */
export async function* writeXlsx(
  rows: AsyncIterable<readonly (readonly Cell[])[]>,
  sheet: string,
): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, part) => {
    failure ??= error;
    parts.push(part);
  });
  const taken = () => {
    // Set by the callback above, which is called between the lines of this function.
    const failed = failure as Error | null;
    if (failed !== null) throw failed;
    const ready = parts;
    parts = [];
    return ready;
  };
  for (const [name, content] of Object.entries(still)) {
    const part = new ZipPassThrough(name);
    zip.add(part);
    part.push(new TextEncoder().encode(content(sheet)), true);
  }
  const body = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 });
  zip.add(body);
  const say = (text: string, isLast: boolean) => body.push(new TextEncoder().encode(text), isLast);
  say(`${xml}<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>`, false);
  for await (const some of rows) {
    say(some.map((row) => `<row>${row.map(cellOf).join('')}</row>`).join(''), false);
    yield* taken();
  }
  say('</sheetData></worksheet>', true);
  zip.end();
  yield* taken();
}

function cellOf(value: Cell): string {
  if (value === null) return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escape(value)}</t></is></c>`;
}

/** What XML cannot hold at all is left out. */
function escape(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
