// A select has no place beside a text that keeps the focus; the keys of the list are those of the text.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */
import { Text, VisuallyHidden } from '@imah/ui';
import { useEffect, useRef } from 'react';
import { useWritingTexts } from './texts.ts';
import type { Suggestions } from './use-suggestions.ts';
import * as styles from './writing.css.ts';

/** What can be put where one writes: chosen with the arrows and Enter while the text keeps the focus, or by a press. */
export function SuggestionList({ of }: { readonly of: Suggestions }) {
  const t = useWritingTexts();
  const { kind, state, options, active, listId, pick } = of;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  if (kind === 'none') return null;
  return (
    <div>
      <VisuallyHidden aria-live="polite">
        {state === 'ready' ? t('found', { count: options.length }) : ''}
      </VisuallyHidden>
      {options.length === 0 ? (
        <Text size="sm" tone="muted">
          {state === 'ready' ? t(of.isNarrowed || kind === 'people' ? 'noMatch' : 'noReplies') : t(state)}
        </Text>
      ) : (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={t(kind === 'people' ? 'people' : 'replies')}
          className={styles.list}
        >
          {options.map((option, index) => (
            <div
              key={option.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
            >
              {option.label}
              {option.hint === undefined ? null : <span className={styles.hint}>{option.hint}</span>}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
