import { reads } from './reads.ts';

/** What waits for the person: nearly every change is one of something that may stand in it. */
export const today = reads('getToday');
