/** Gives the person a file to keep. */
export function saveFile({ name, type, content }: { name: string; type: string; content: string }): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
