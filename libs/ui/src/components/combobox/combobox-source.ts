export type ComboboxOption = { value: string; label: string; description?: string; disabled?: boolean };

/** Where the choices come from. */
export type ComboboxSource = {
  /** All of them, or with `onSearch` those that match what is typed. */
  options: readonly ComboboxOption[];
  /** Given: the page finds the choices. It waits between keystrokes, and lets the last answer count. */
  onSearch?: ((change: { text: string }) => void) | undefined;
  state?: 'ready' | 'loading' | 'failed' | undefined;
  onRetry?: (() => void) | undefined;
  /** Instead of "nothing matches": "Ketik minimal dua huruf". */
  empty?: string | undefined;
};

/** The choices to show. What is chosen stays among them while others are searched, or it could not be shown as chosen. */
export function choicesOf(
  { options, onSearch, state }: ComboboxSource,
  chosen: readonly ComboboxOption[],
): readonly ComboboxOption[] {
  if (state === 'failed') return [];
  if (!onSearch) return options;
  const known = new Set(options.map(({ value }) => value));
  return [...options, ...chosen.filter(({ value }) => !known.has(value))];
}
