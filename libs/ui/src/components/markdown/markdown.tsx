import { lexer } from 'marked';
import { type ReactNode, useMemo } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { Prose } from '../prose/prose.tsx';
import * as styles from './markdown.css.ts';
import { nestsTooDeep } from './nesting.ts';
import { renderTokens } from './render-tokens.tsx';

export type MarkdownProps = RootProps<'div', 'children'> & {
  /** As people wrote it. */
  text: string;
};

/** Text that people wrote, with the marks of Markdown. Whatever it holds, it can only become plain elements. */
export function Markdown({ text, ...rest }: MarkdownProps) {
  const content = useMemo(() => contentOf(text), [text]);
  return (
    <div {...rest} className={styles.markdown}>
      <Prose>{content}</Prose>
    </div>
  );
}

/** One text must not take the page from everybody who reads it: what cannot be read as Markdown is shown as it was written. */
function contentOf(text: string): ReactNode {
  if (nestsTooDeep(text)) return asWritten(text);
  try {
    return renderTokens(lexer(text, { gfm: true, breaks: true }));
  } catch {
    return asWritten(text);
  }
}

function asWritten(text: string): ReactNode {
  return <p className={styles.asWritten}>{text}</p>;
}
