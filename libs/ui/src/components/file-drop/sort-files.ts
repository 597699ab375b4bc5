/** Why a file was not taken. */
export type FileRefusal = 'too-large' | 'wrong-kind' | 'too-many';

type FileLike = { name: string; size: number; type: string };

export type FileRules = {
  /** As the accept attribute: "image/*,.pdf". */
  accept?: string | undefined;
  /** Bytes. */
  maxSize?: number | undefined;
  /** How many more may come. */
  room?: number | undefined;
};

/** Parts the files that may come from those that may not, each with the first reason. */
export function sortFiles<One extends FileLike>(
  files: readonly One[],
  { accept, maxSize = Infinity, room = Infinity }: FileRules,
): { accepted: One[]; refused: { file: One; reason: FileRefusal }[] } {
  const accepted: One[] = [];
  const refused: { file: One; reason: FileRefusal }[] = [];
  for (const file of files) {
    if (!isOfKind(file, accept)) refused.push({ file, reason: 'wrong-kind' });
    else if (file.size > maxSize) refused.push({ file, reason: 'too-large' });
    else if (accepted.length >= room) refused.push({ file, reason: 'too-many' });
    else accepted.push(file);
  }
  return { accepted, refused };
}

function isOfKind({ name, type }: FileLike, accept: string | undefined): boolean {
  const kinds = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean);
  if (kinds.length === 0) return true;
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    if (kind.endsWith('/*')) return type.toLowerCase().startsWith(kind.slice(0, -1));
    return type.toLowerCase() === kind;
  });
}

/** 1_572_864 becomes "1,5 MB" in Indonesian; binary steps, as storage is counted in this product. */
export function fileSize(bytes: number, locale: string): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const amount = new Intl.NumberFormat(locale, { maximumFractionDigits: step === 0 ? 0 : 1 }).format(
    bytes / 1024 ** step,
  );
  return `${amount} ${units[step]}`;
}
