/** Calls back with the names whose value is no longer what it was. Returns what ends it. */
export function watchValues(
  form: HTMLFormElement,
  names: readonly string[],
  onChange: (changed: readonly string[]) => void,
): () => void {
  const read = () => {
    const data = new FormData(form);
    return new Map(names.map((name) => [name, data.getAll(name).map(worth).join('\n')]));
  };
  const before = read();
  // A choice from a list or a calendar raises no event in the form: it is seen at the input that carries it.
  const observer = new MutationObserver(() => {
    const now = read();
    const changed = names.filter((name) => now.get(name) !== before.get(name));
    if (changed.length > 0) onChange(changed);
  });
  observer.observe(form, { subtree: true, childList: true, attributeFilter: ['value', 'checked'] });
  return () => observer.disconnect();
}

function worth(value: FormDataEntryValue): string {
  if (typeof value === 'string') return value;
  // A file input without a file gives an empty one, made at the moment of reading: its time says nothing.
  return value.name === '' && value.size === 0 ? '' : `${value.name} ${value.size} ${value.lastModified}`;
}
