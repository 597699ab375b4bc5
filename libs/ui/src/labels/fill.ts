/** Puts values into the places of a label: `fill('Halaman {page}', { page: 3 })`. A place without a value stays. */
export function fill(label: string, values: Readonly<Record<string, string | number>>): string {
  return label.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
