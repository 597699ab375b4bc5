import { createContainer } from '@vanilla-extract/css';

/** A place whose height is given from outside, so that what stands in it may fill it: a widget of a grid. */
export const measured = createContainer('measured');

/** Such a place with room for a drawing. */
export const tall = `${measured} (min-height: 10rem)`;
