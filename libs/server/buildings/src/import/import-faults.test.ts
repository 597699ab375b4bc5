import { describe, expect, it } from 'vitest';
import { importFaultTexts } from './fault-texts.ts';
import { linesOfSource } from './lines-of-source.ts';
import { patternRows } from './pattern-rows.ts';
import { peopleKey } from './apply-import.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('what is wrong with an import', () => {
  it('is said in both languages, each in its own words', () => {
    const { id, en } = importFaultTexts;
    const same = Object.entries(id).filter(([fault, text]) => en[fault as keyof typeof en] === text);

    expect([Object.keys(id), same]).toEqual([Object.keys(en), []]);
  });

  it('names the bounds that hold', () => {
    const { id, en } = importFaultTexts;

    expect([id['too-many-rows'], id['too-many-invitees']].map((text) => /\d+(?:\.\d+)?/.exec(text)?.[0])).toEqual([
      '20.000',
      '200',
    ]);
    expect([en['too-many-rows'], en['too-many-invitees']].map((text) => /\d+(?:,\d+)?/.exec(text)?.[0])).toEqual([
      '20,000',
      '200',
    ]);
  });
});

describe('what somebody sends', () => {
  it.each([
    [
      'is text that was pasted',
      'unit;luas\nA-1;36',
      [
        ['unit', 'luas'],
        ['A-1', '36'],
      ],
    ],
    [
      'is the bytes of a CSV',
      bytes('unit,luas\nA-1,36'),
      [
        ['unit', 'luas'],
        ['A-1', '36'],
      ],
    ],
    ['is no text in any writing that is read', Uint8Array.of(0x75, 0xff, 0xfe), null],
    ['says that it is a workbook and is none', bytes('PK bukan buku kerja'), null],
    ['has more places than anybody imports', ';'.repeat(700_000), null],
  ] as const)('that %s is read as what it is', (_what, source, lines) => {
    expect(linesOfSource(source)).toEqual(lines);
  });
});

describe('a pattern', () => {
  const pattern = {
    kind: 'pattern' as const,
    sectionName: 'Menara A',
    sectionKind: 'tower' as const,
    fromLevel: 1,
    toLevel: 3,
    skippedLevels: [2],
    unitsPerFloor: 2,
    unitKind: 'residential' as const,
    areaMilliM2: 36_000,
    codeTemplate: 'A-{L}0{N}',
  };

  it('numbers its rows as the spreadsheet would that it stands for, without a gap where a floor is skipped', () => {
    const rows = patternRows(pattern);

    expect(typeof rows === 'string' ? rows : rows.map(({ row, unit }) => [row, unit?.level, unit?.code])).toEqual([
      [2, 1, 'A-101'],
      [3, 1, 'A-102'],
      [4, 3, 'A-301'],
      [5, 3, 'A-302'],
    ]);
  });

  it('of which every floor is skipped makes nothing', () => {
    expect(patternRows({ ...pattern, skippedLevels: [1, 2, 3] })).toEqual([]);
  });

  it.each([
    ['the last floor before the first', { toLevel: 0 }, 'pattern-backwards'],
    ['a code that is none', { codeTemplate: 'A {L}/{N}' }, 'bad-code'],
    ['a code that is too long', { codeTemplate: `${'A'.repeat(40)}{L}{N}` }, 'bad-code'],
    ['the same code on a floor', { codeTemplate: 'A-{L}' }, 'pattern-same-code'],
    ['the same code on two floors', { codeTemplate: 'A-{N}' }, 'pattern-same-code'],
  ])('with %s says so', (_what, change, fault) => {
    expect(patternRows({ ...pattern, ...change })).toBe(fault);
  });
});

describe('two rows are the same person', () => {
  const sari = { name: 'Sari', email: 'sari@imah.test', phone: null };

  it('by their name and address, else their name and number, and never by a name alone', () => {
    expect(peopleKey({ ...sari, name: 'SARI' }, 2)).toBe(peopleKey(sari, 1));
    expect(peopleKey({ ...sari, name: 'Budi' }, 2)).not.toBe(peopleKey(sari, 1));
    const byPhone = { name: 'Sari', email: null, phone: '+628123' };
    expect(peopleKey(byPhone, 2)).toBe(peopleKey(byPhone, 1));
    const byName = { name: 'Sari', email: null, phone: null };
    expect(peopleKey(byName, 2)).not.toBe(peopleKey(byName, 1));
  });
});
