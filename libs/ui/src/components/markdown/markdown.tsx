import { lexer } from 'marked';
import { useMemo } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { Prose } from '../prose/prose.tsx';
import * as styles from './markdown.css.ts';
import { renderTokens } from './render-tokens.tsx';

export type MarkdownProps = RootProps<'div', 'children'> & {
  /** As people wrote it. */
  text: string;
};

/** Text that people wrote, with the marks of Markdown. Whatever it holds, it can only become plain elements. */
export function Markdown({ text, ...rest }: MarkdownProps) {
  const content = useMemo(() => renderTokens(lexer(text, { gfm: true, breaks: true })), [text]);
  return (
    <div {...rest} className={styles.markdown}>
      <Prose>{content}</Prose>
    </div>
  );
}
