const longest = 40;

/** A code made of a building's name, `Graha Contoh 2` → `GRAHA-CONTOH-2`; `GEDUNG` where no letter is left. */
export function toBuildingCode(name: string): string {
  const code = name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
  return code === '' ? 'GEDUNG' : code;
}

/** The first of `CODE`, `CODE-2`, `CODE-3`, … that is not taken. */
export function freeBuildingCode(code: string, taken: ReadonlySet<string>): string {
  let candidate = code;
  for (let number = 2; taken.has(candidate); number += 1) {
    const suffix = `-${number}`;
    candidate = code.slice(0, longest - suffix.length) + suffix;
  }
  return candidate;
}
