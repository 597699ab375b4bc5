import { style } from '@vanilla-extract/css';
import { sheetOnPaper, vars } from '@imah/app/styles';

const paper = sheetOnPaper({ display: 'block' }, 'before');
/** To be put up at the entrance. */
export const sheet = style([paper, { textAlign: 'center' }]);
export const name = style({ fontSize: vars.font['2xl'] });
export const code = style({ fontSize: vars.font['3xl'], letterSpacing: '0.1em' });
