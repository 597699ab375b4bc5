import type { RootProps } from '../../shared/root-props.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { cloudOffIcon, radioIcon, refreshCwIcon, wifiOffIcon } from '../../icons/generated/icons.ts';
import { useLabels } from '../../labels/labels.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { connectionState } from './connection-state.css.ts';

const icons: Record<ConnectionStateProps['state'], IconShape> = {
  connecting: refreshCwIcon,
  connected: radioIcon,
  error: wifiOffIcon,
  offline: cloudOffIcon,
};

export type ConnectionStateProps = RootProps<'output', 'children'> & {
  state: 'connecting' | 'connected' | 'error' | 'offline';
  /** Instead of the library's word for the state. */
  label?: string;
  /** `icon` where there is no room for the word; it is still said. */
  display?: 'word' | 'icon';
};

/** Whether what is on the screen is live. */
export function ConnectionState({ state, label, display = 'word', ...rest }: ConnectionStateProps) {
  const labels = useLabels();
  const words = {
    connecting: labels.liveConnecting,
    connected: labels.liveConnected,
    error: labels.liveError,
    offline: labels.liveOffline,
  };
  const word = label ?? words[state];
  return (
    <output data-state={state} title={word} {...rest} className={connectionState}>
      <Icon icon={icons[state]} />
      {display === 'word' ? word : <VisuallyHidden>{word}</VisuallyHidden>}
    </output>
  );
}
