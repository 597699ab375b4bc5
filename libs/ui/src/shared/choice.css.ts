import { style, type StyleRule } from '@vanilla-extract/css';
import { media } from '../tokens/measures.ts';
import { vars } from '../tokens/contract.css.ts';

/** Where colours are not ours to choose, and on paper that leaves backgrounds out, the browser's own control stays. */
const drawn = (rule: StyleRule): StyleRule => ({ '@media': { [media.ownColors]: rule } });

const mark = (shape: string): StyleRule => ({
  content: '',
  background: vars.color.accent.on,
  clipPath: shape,
});

/** A checkbox or a radio: in the dark the browser's own looks filled while it is empty. */
export const choice = style([
  {
    width: vars.size.iconLg,
    height: vars.size.iconLg,
    flexShrink: 0,
    accentColor: vars.color.accent.solid,
    cursor: 'inherit',
  },
  drawn({
    appearance: 'none',
    display: 'inline-grid',
    verticalAlign: 'text-bottom',
    background: vars.color.surface,
    border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.sm,
    selectors: {
      '&[type="radio"]': { borderRadius: vars.radius.full },
      // A radio of which none of its group is chosen is indeterminate as well.
      '&:is(:checked, [type="checkbox"]:indeterminate)': {
        background: vars.color.accent.solid,
        borderColor: vars.color.accent.solid,
      },
      '&[aria-invalid]': { borderColor: vars.color.danger.solid },
      '&:disabled': { opacity: 0.55 },
      '&:checked::before': mark('polygon(17% 51%, 26% 42%, 42% 58%, 74% 26%, 83% 35%, 42% 76%)'),
      '&[type="radio"]:checked::before': mark('circle(25%)'),
      '&[type="checkbox"]:indeterminate::before': mark('inset(43% 22%)'),
    },
  }),
]);
