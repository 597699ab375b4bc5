import { Grid } from '../components/grid/grid.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import { contrast } from '../tokens/contrast.ts';
import { border, font, motion, radius, size, space } from '../tokens/measures.ts';
import { dark, light, type Palette } from '../tokens/palette.ts';
import * as styles from './token-tables.css.ts';

const palettes = { light, dark };

function flat(palette: Palette): [string, string][] {
  return Object.entries(palette).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[name, value]]
      : Object.entries(value).map(([part, color]): [string, string] => [`${name}.${part}`, color]),
  );
}

/** Every colour of one theme with its contrast against that theme's surface. */
export function ColorTable({ theme }: { theme: 'light' | 'dark' }) {
  const palette = palettes[theme];
  return (
    <Grid item="md" gap="sm">
      {flat(palette).map(([name, color]) => (
        <div key={name} className={styles.row}>
          <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden>
            <rect width="1" height="1" fill={color} />
          </svg>
          <Stack gap="none">
            <Text size="sm" weight="medium">
              {name}
            </Text>
            <Text size="xs" tone="muted">
              {color.startsWith('#') ? `${color} · ${contrast(color, palette.surface).toFixed(1)} : 1` : color}
            </Text>
          </Stack>
        </div>
      ))}
    </Grid>
  );
}

const measures = { space, size, radius, border, font, motion };

/** Names and values of one group of measures. */
export function MeasureTable({ group }: { group: keyof typeof measures }) {
  return (
    <Grid item="md" gap="sm">
      {Object.entries(measures[group]).map(([name, value]) => (
        <Stack key={name} gap="none">
          <Text size="sm" weight="medium">
            {group}.{name}
          </Text>
          <Text size="xs" tone="muted">
            {value}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
