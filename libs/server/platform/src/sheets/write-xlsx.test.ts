import { describe, expect, it } from 'vitest';
import { readZip } from '../overload/index.ts';
import { writeXlsx } from './write-xlsx.ts';

type Rows = Parameters<typeof writeXlsx>[0] extends AsyncIterable<infer R> ? R : never;

async function partsOf(batches: readonly Rows[], sheet = 'Tiket'): Promise<ReadonlyMap<string, string>> {
  async function* rows() {
    yield* batches;
  }
  const parts: Uint8Array[] = [];
  for await (const part of writeXlsx(rows(), sheet)) parts.push(part);
  const entries = readZip(Buffer.concat(parts), 10);
  return new Map(entries.map(({ name, read }) => [name, new TextDecoder().decode(read(10_000_000))]));
}
const sheetOf = async (...batches: Rows[]) => (await partsOf(batches)).get('xl/worksheets/sheet1.xml') ?? '';
const cells = (xml: string) => [...xml.matchAll(/<t xml:space="preserve">([\s\S]*?)<\/t>/g)].map(([, text]) => text);

describe('a workbook', () => {
  it('has the parts that make it one, and one sheet of the given name', async () => {
    const parts = await partsOf([], 'Tiket & <biaya> "2026"');

    expect([...parts.keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(parts.get('xl/workbook.xml')).toContain(
      '<sheet name="Tiket &amp; &lt;biaya&gt; &quot;2026&quot;" sheetId="1"',
    );
    expect(parts.get('xl/worksheets/sheet1.xml')).toMatch(/<sheetData><\/sheetData><\/worksheet>$/);
  });

  it('has its rows in order over all that comes, numbers as numbers and nothing as nothing', async () => {
    expect(
      await sheetOf(
        [['a', 1]],
        [],
        [
          [null, -0.5],
          ['b', 0],
        ],
      ),
    ).toContain(
      '<sheetData><row><c t="inlineStr"><is><t xml:space="preserve">a</t></is></c><c><v>1</v></c></row>' +
        '<row><c/><c><v>-0.5</v></c></row>' +
        '<row><c t="inlineStr"><is><t xml:space="preserve">b</t></is></c><c><v>0</v></c></row></sheetData>',
    );
  });

  it.each([
    ['a formula', '=1+1', '=1+1'],
    ['markup', '</t></is></c><f>x</f>', '&lt;/t&gt;&lt;/is&gt;&lt;/c&gt;&lt;f&gt;x&lt;/f&gt;'],
    ['an entity', '&lt; &#0;', '&amp;lt; &amp;#0;'],
    ['characters that XML cannot hold', 'a\u0000b\u0008c\u001Fd\uFFFEe', 'abcde'],
    ['half of a character', 'a\uD83Db', 'a\uFFFDb'],
    ['lines, tabs and blanks', '  a\n\tb ', '  a\n\tb '],
    ['letters of any language', 'é 😀 ญ', 'é 😀 ญ'],
  ])('keeps a text a text: %s', async (_, text, written) => {
    expect(cells(await sheetOf([[text]]))).toEqual([written]);
  });

  it('fails where its rows fail, rather than to end early as if it were whole', async () => {
    async function* broken() {
      yield [['a']];
      throw new Error('the database is away');
    }
    const all = async () => {
      for await (const part of writeXlsx(broken(), 'x')) expect(part).toBeInstanceOf(Uint8Array);
    };

    await expect(all()).rejects.toThrow('the database is away');
  });
});
