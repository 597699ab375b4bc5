/** Gives the person `data` as a file. */
export function saveJson(page: Document, data: unknown, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = page.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
