/** `17:05` of a minute of the day. */
export function timeOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** The minute of the day of `17:05`; null for what is no time. */
export function minuteOf(time: string | null): number | null {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)/.exec(time ?? '');
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}
