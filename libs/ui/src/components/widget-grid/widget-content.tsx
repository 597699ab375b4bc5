import { circleAlertIcon, lockIcon, refreshCwIcon } from '../../icons/generated/icons.ts';
import type { CanvasLabels } from '../../labels/canvas-labels.ts';
import { useLabels } from '../../labels/labels.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { GridWidget } from './grid-widget.ts';
import * as styles from './widget-frame.css.ts';

/** What a widget shows: its content, or why there is none. Small enough for the smallest widget. */
export function WidgetContent({ widget, labels }: { widget: GridWidget; labels: CanvasLabels }) {
  const { loading, retry } = useLabels();
  if (widget.state === 'loading') {
    return (
      <div aria-busy className={styles.skeletons}>
        <VisuallyHidden>{loading}</VisuallyHidden>
        <Skeleton shape="heading" width="1/2" />
        <Skeleton />
        <Skeleton width="3/4" />
      </div>
    );
  }
  if (widget.state === 'forbidden') {
    return (
      <div data-tone="neutral" className={styles.instead}>
        <Icon icon={lockIcon} size="lg" />
        <strong>{labels.widgetForbidden}</strong>
        <span className={styles.insteadText}>{labels.widgetForbiddenText}</span>
      </div>
    );
  }
  if (widget.state === 'failed') {
    return (
      <div role="alert" data-tone="danger" className={styles.instead}>
        <Icon icon={circleAlertIcon} size="lg" />
        <strong>{labels.widgetFailed}</strong>
        {widget.onRetry ? (
          <Button size="sm" icon={refreshCwIcon} onClick={widget.onRetry}>
            {retry}
          </Button>
        ) : null}
      </div>
    );
  }
  return widget.content;
}
