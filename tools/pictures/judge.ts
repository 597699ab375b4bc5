import type { Difference } from './compare.ts';
import type { References } from './references.ts';
import type { Changed } from './report.ts';
import type { Picture } from './shooting.ts';

export interface Verdict {
  readonly changed: readonly Changed[];
  /** Of stories that have no accepted picture yet. */
  readonly fresh: readonly string[];
  /** Accepted pictures of stories that are no more. */
  readonly gone: readonly string[];
}

type Kept = Pick<References, 'read' | 'names'>;
type Compare = (before: Buffer, after: Buffer) => Promise<Difference | null>;

/** Holds new pictures against the accepted ones. Of a part of the stories it cannot tell which are gone. */
export async function judgePictures(
  pictures: readonly Picture[],
  kept: Kept,
  compare: Compare,
  taken: 'all' | 'some',
): Promise<Verdict> {
  const changed: Changed[] = [];
  const fresh: string[] = [];
  for (const { name, png } of pictures) {
    const before = kept.read(name);
    const difference = before === null ? null : await compare(before, png);
    if (before === null) fresh.push(name);
    else if (difference !== null) {
      changed.push({ name, words: difference.words, before, after: png, difference: difference.png });
    }
  }
  const names = new Set(pictures.map(({ name }) => name));
  return { changed, fresh, gone: taken === 'some' ? [] : kept.names().filter((name) => !names.has(name)) };
}

/** What there is to say of it, a line each; a story without an accepted picture is a fault, a picture without its story is only named. */
export function describeVerdict(
  { changed, fresh, gone }: Verdict,
  failures: readonly string[],
  taken: number,
): string[] {
  const few = (names: readonly string[]) => names.slice(0, 5).join(', ') + (names.length > 5 ? ' …' : '');
  return [
    ...changed.map(({ name, words }) => `berubah  ${name}: ${words}`),
    ...failures.map((failure) => `gagal    ${failure}`),
    ...(fresh.length > 0 ? [`${fresh.length} gambar belum punya acuan: ${few(fresh)}`] : []),
    ...(gone.length > 0 ? [`${gone.length} acuan tanpa cerita: ${few(gone)}`] : []),
    `${taken} gambar, ${changed.length} berubah, ${fresh.length} baru, ${failures.length} gagal`,
  ];
}
