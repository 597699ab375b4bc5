import { bothRefs } from '../../shared/both-refs.ts';
import { useLabels } from '../../labels/labels.tsx';
import { Button } from '../button/button.tsx';
import { content } from './dialog.css.ts';
import { OverlayPanel, type OverlayPanelProps } from './overlay-panel.tsx';
import { useUnsaved } from './use-unsaved.ts';

/** A modal that does not let what was typed in it go without asking; a question is itself asked nothing. */
export function OverlayFrame({ onClose, ref, children, ...rest }: OverlayPanelProps) {
  const labels = useLabels();
  const unsaved = useUnsaved(onClose);
  const close = rest.role === 'alertdialog' ? onClose : unsaved.close;
  return (
    <OverlayPanel {...rest} {...unsaved.watch} ref={bothRefs(unsaved.root, ref)} onClose={close}>
      {children}
      {unsaved.question === 'asked' ? (
        <OverlayPanel
          open
          role="alertdialog"
          title={labels.discardTitle}
          description={labels.discardText}
          closeSize="sm"
          className={content({ size: 'sm' })}
          onClose={unsaved.stay}
          actions={
            <>
              <Button tone="danger" onClick={onClose}>
                {labels.discard}
              </Button>
              <Button tone="primary" onClick={unsaved.stay}>
                {labels.keepWriting}
              </Button>
            </>
          }
        />
      ) : null}
    </OverlayPanel>
  );
}
