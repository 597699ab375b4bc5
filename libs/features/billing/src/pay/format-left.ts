const two = (count: number) => String(count).padStart(2, '0');

/** How long is left, in milliseconds, as `14:05`, from an hour on as `23:59:59`. */
export function formatLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return [...(hours === 0 ? [] : [two(hours)]), two(minutes), two(seconds % 60)].join(':');
}
