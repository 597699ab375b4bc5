import * as Primitive from '@radix-ui/react-dialog';
import { Command } from 'cmdk';
import type { RootProps } from '../../shared/root-props.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { closeOnEscape } from '../../shared/close-on-escape.ts';
import { searchIcon } from '../../icons/generated/icons.ts';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { useLabels } from '../../labels/labels.tsx';
import { Button } from '../button/button.tsx';
import * as overlay from '../dialog/overlay.css.ts';
import { useReturnFocus } from '../dialog/use-return-focus.ts';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './command-palette.css.ts';
import { useFirstCommand } from './use-first-command.ts';

export type PaletteCommand = {
  id: string;
  label: string;
  /** Where it is or whose: "Menara Melati". */
  detail?: string;
  /** Other words under which people look for it. */
  keywords?: string[];
  icon?: IconShape;
  /** As people see it: "G lalu T". The page listens for it. */
  shortcut?: string;
  disabled?: boolean;
  onSelect: () => void;
};

export type PaletteGroup = { id: string; heading: string; commands: readonly PaletteCommand[] };

export type CommandPaletteProps = RootProps<'div', 'children' | 'title'> & {
  open: boolean;
  onClose: () => void;
  groups: readonly PaletteGroup[];
  /** What can be found here, where that is more than pages and actions. */
  placeholder?: string;
  /** Given: the page finds what matches, beyond what is known here. */
  onSearch?: (change: { text: string }) => void;
  state?: 'ready' | 'loading' | 'failed';
  onRetry?: () => void;
};

/** Every page and action of the workspace under one field. Opened with Ctrl K; see useCommandKey. */
export function CommandPalette({
  open,
  onClose,
  groups,
  onSearch,
  state = 'ready',
  onRetry,
  placeholder,
  ...rest
}: CommandPaletteProps) {
  const labels = useInputLabels();
  const base = useLabels();
  const focus = useReturnFocus();
  const { list, ...current } = useFirstCommand();
  const choose = (command: PaletteCommand) => {
    onClose();
    command.onSelect();
  };
  return (
    <Primitive.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlay.scrim} />
        <Primitive.Content
          aria-describedby={undefined}
          {...focus}
          {...closeOnEscape(onClose)}
          {...rest}
          className={styles.content}
        >
          <Primitive.Title asChild>
            <VisuallyHidden>{labels.findCommand}</VisuallyHidden>
          </Primitive.Title>
          <Command {...current} loop label={labels.findCommand} className={styles.command}>
            <div className={styles.search}>
              <Icon icon={searchIcon} />
              <Command.Input
                placeholder={placeholder ?? labels.findCommand}
                {...(onSearch ? { onValueChange: (text: string) => onSearch({ text }) } : {})}
                className={styles.input}
              />
              {state === 'loading' ? <Spinner label={labels.searching} /> : null}
            </div>
            <Command.List ref={list} label={labels.findCommand} className={styles.list}>
              {groups.map((group) => (
                <Command.Group key={group.id} heading={group.heading} className={styles.group}>
                  {group.commands.map((command) => (
                    <Entry key={command.id} command={command} onSelect={() => choose(command)} />
                  ))}
                </Command.Group>
              ))}
            </Command.List>
            {state === 'ready' ? <Command.Empty className={styles.message}>{labels.noCommands}</Command.Empty> : null}
            {state === 'failed' ? (
              <output className={styles.message}>
                {labels.choicesFailed}
                {onRetry ? (
                  <Button size="sm" onClick={onRetry}>
                    {base.retry}
                  </Button>
                ) : null}
              </output>
            ) : null}
          </Command>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Entry({ command, onSelect }: { command: PaletteCommand; onSelect: () => void }) {
  const { id, label, detail, keywords = [], icon, shortcut, disabled = false } = command;
  return (
    <Command.Item
      value={id}
      keywords={[label, ...(detail ? [detail] : []), ...keywords]}
      disabled={disabled}
      onSelect={onSelect}
      className={styles.item}
    >
      {icon ? (
        <span className={styles.itemIcon}>
          <Icon icon={icon} />
        </span>
      ) : null}
      <span className={styles.words}>
        {label}
        {detail ? <span className={styles.detail}>{detail}</span> : null}
      </span>
      {shortcut ? <kbd className={styles.shortcut}>{shortcut}</kbd> : null}
    </Command.Item>
  );
}
