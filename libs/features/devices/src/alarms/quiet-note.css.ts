import { style } from '@vanilla-extract/css';

/** On a line of its own: it is a sentence beside what was measured. */
export const note = style({ display: 'block' });
