import type { MarkedToken, Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { choice } from '../../shared/choice.css.ts';
import { Link } from '../link/link.tsx';
import * as styles from './markdown.css.ts';
import { safeAddress } from './safe-address.ts';

/** What the lexer found, as elements. HTML in the text stays text: nothing is ever parsed as a page. */
export function renderTokens(tokens: readonly Token[]): ReactNode {
  // The lexer is used without extensions, so that only its own kinds can come.
  return (tokens as readonly MarkedToken[]).map((token, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{renderToken(token)}</Fragment>
  ));
}

function renderToken(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p>{renderTokens(token.tokens)}</p>;
    case 'heading':
      return renderHeading(token);
    case 'strong':
      return <strong>{renderTokens(token.tokens)}</strong>;
    case 'em':
      return <em>{renderTokens(token.tokens)}</em>;
    case 'del':
      return <del>{renderTokens(token.tokens)}</del>;
    case 'blockquote':
      return <blockquote>{renderTokens(token.tokens)}</blockquote>;
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'list':
      return renderList(token);
    case 'link':
      return renderLink(token.href, renderTokens(token.tokens));
    // A picture from elsewhere would tell its owner who reads: people open it themselves.
    case 'image':
      return renderLink(token.href, token.text || token.href);
    case 'table':
      return renderTable(token);
    case 'text':
      return 'tokens' in token && token.tokens ? renderTokens(token.tokens) : token.text;
    case 'escape':
      return token.text;
    case 'html':
      return token.raw;
    default:
      return null;
  }
}

/** The page around has its own first headings: those in the text begin below. */
function renderHeading({ depth, tokens }: Tokens.Heading): ReactNode {
  return depth <= 2 ? <h3>{renderTokens(tokens)}</h3> : <h4>{renderTokens(tokens)}</h4>;
}

function renderLink(href: string, content: ReactNode): ReactNode {
  const address = safeAddress(href);
  if (address === undefined) return content;
  return (
    <Link href={address} target={/^https?:/i.test(address) ? 'new-window' : 'self'}>
      {content}
    </Link>
  );
}

function renderList({ ordered, start, items }: Tokens.List): ReactNode {
  const entries = items.map((item, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <li key={index}>
      {item.task ? (
        <input type="checkbox" checked={item.checked === true} disabled aria-label={item.text} className={choice} />
      ) : null}
      {renderTokens(item.tokens.filter(({ type }) => type !== 'checkbox'))}
    </li>
  ));
  return ordered ? <ol start={typeof start === 'number' ? start : undefined}>{entries}</ol> : <ul>{entries}</ul>;
}

function renderTable({ header, rows }: Tokens.Table): ReactNode {
  return (
    // A table wider than its place is scrolled with the keyboard as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} className={styles.scroller}>
      <table>
        <thead>
          <tr>
            {header.map((cell, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <th key={index} scope="col">
                {renderTokens(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              {row.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={column}>{renderTokens(cell.tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
