import type { DialogContentProps } from '@radix-ui/react-dialog';

/** Marks a popup that is drawn beside the dialog in the document, but belongs to a field within it. */
export const innerPopup = { 'data-inner-popup': '' } as const;

/** What a modal leaves to a field's open list: a press on the list is none beside the dialog. */
export const leaveInnerPopupsAlone: Pick<DialogContentProps, 'onInteractOutside'> = {
  onInteractOutside: (event) => {
    if (event.target instanceof Element && event.target.closest('[data-inner-popup]')) event.preventDefault();
  },
};
