import { Combobox as Primitive } from '@base-ui/react/combobox';
import { useEffect } from 'react';
import { checkIcon, circleAlertIcon } from '../../icons/generated/icons.ts';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { useLabels } from '../../labels/labels.tsx';
import { Button } from '../button/button.tsx';
import { innerPopup } from '../dialog/inner-popups.ts';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import type { ComboboxOption, ComboboxSource } from './combobox-source.ts';
import * as styles from './combobox.css.ts';

/** The choices that open below the field, or why there are none. */
export function ComboboxList({ label, source }: { label: string; source: ComboboxSource }) {
  const labels = useInputLabels();
  const base = useLabels();
  const state = source.state ?? 'ready';
  const said = { ready: null, loading: labels.searching, failed: labels.choicesFailed };
  return (
    <Primitive.Portal>
      <Primitive.Positioner
        {...innerPopup}
        sideOffset={6}
        collisionPadding={8}
        align="start"
        className={styles.positioner}
      >
        <Primitive.Popup aria-busy={state === 'loading' || undefined} className={styles.list}>
          <DismissWords words={base.close} />
          <div className={state === 'ready' ? undefined : styles.message}>
            {state === 'loading' ? <Spinner label="none" /> : null}
            {state === 'failed' ? <Icon icon={circleAlertIcon} /> : null}
            <Primitive.Status className={styles.words}>{said[state]}</Primitive.Status>
            {state === 'failed' && source.onRetry ? (
              <Button size="sm" onClick={source.onRetry}>
                {base.retry}
              </Button>
            ) : null}
          </div>
          {state === 'ready' ? (
            <Primitive.Empty>
              <div className={styles.message}>{source.empty ?? labels.noMatches}</div>
            </Primitive.Empty>
          ) : null}
          <Primitive.List aria-label={label}>
            {(option: ComboboxOption) => (
              <Primitive.Item
                key={option.value}
                value={option}
                disabled={option.disabled ?? false}
                className={styles.item}
              >
                <span className={styles.words}>
                  {option.label}
                  {option.description ? <span className={styles.description}>{option.description}</span> : null}
                </span>
                <span className={styles.tick}>
                  <Primitive.ItemIndicator>
                    <Icon icon={checkIcon} />
                  </Primitive.ItemIndicator>
                </span>
              </Primitive.Item>
            )}
          </Primitive.List>
        </Primitive.Popup>
      </Primitive.Positioner>
    </Primitive.Portal>
  );
}

/** The primitive's two hidden buttons that close the list have an English name and no way to give them another. */
function DismissWords({ words }: { words: string }) {
  useEffect(() => {
    const unnamed = document.querySelectorAll<HTMLElement>('[role="button"][aria-label="Dismiss"]');
    for (const button of unnamed) button.ariaLabel = words;
  }, [words]);
  return null;
}
