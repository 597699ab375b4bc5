import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const prose = style({
  maxWidth: vars.size.prose,
  fontSize: vars.font.lg,
  lineHeight: vars.leading.relaxed,
  color: vars.color.text,
});

const within = (element: string) => `${prose} ${element}`;

globalStyle(`${prose} > * + *`, { marginBlockStart: vars.space.lg });
globalStyle(`${prose} > * + h2`, { marginBlockStart: vars.space['2xl'] });
globalStyle(within('h2'), {
  fontSize: vars.font['2xl'],
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
});
globalStyle(within('h3'), { fontSize: vars.font.xl, fontWeight: vars.weight.semibold, lineHeight: vars.leading.snug });
globalStyle(within('ul'), { listStyle: 'disc', paddingInlineStart: vars.space.xl });
globalStyle(within('ol'), { listStyle: 'decimal', paddingInlineStart: vars.space.xl });
globalStyle(within('li + li'), { marginBlockStart: vars.space.xs });
globalStyle(within('a'), { color: vars.color.link, textDecoration: 'underline', textUnderlineOffset: '0.2em' });
