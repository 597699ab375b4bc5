import type { RootProps } from '../../shared/root-props.ts';
import { prose } from './prose.css.ts';

export type ProseProps = RootProps<'div'>;

/** Running text: headings, paragraphs, lists and links as plain elements. */
export function Prose(props: ProseProps) {
  return <div {...props} className={prose} />;
}
