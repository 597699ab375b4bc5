export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening';

/** Pagi until 11, siang until 15, sore until 18, else malam. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 4 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 15) return 'noon';
  if (hour >= 15 && hour < 18) return 'afternoon';
  return 'evening';
}

/** Hour of the day where the reader is. */
export function localHour(now: number): number {
  return new Date(now).getHours();
}
