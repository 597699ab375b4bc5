import { isApiError, toBoardingFailure } from '@imah/api-client';
import { type FormEvent, useState } from 'react';
import { arrived, useDirectCommand } from '@imah/app/command/direct';
import { useApp } from '@imah/app/ports';
import { firstMessages, type Form, useForm, useFormTexts } from '@imah/app/form';
import { createOrganization } from './boarding-commands.ts';
import { boardingBodyOf, checkBoardingStep } from './boarding-body.ts';
import { type BoardingDraft, clearBoardingDraft, readBoardingDraft, writeBoardingDraft } from './boarding-draft.ts';
import {
  boardingFields,
  type BoardingField,
  type BoardingStep,
  boardingStepNames,
  stepOfField,
} from './boarding-fields.ts';
import { useBoardingTexts } from './texts.ts';

export interface Boarding {
  readonly form: Form<BoardingField>;
  readonly step: BoardingStep;
  readonly isLast: boolean;
  /** What the inputs start with: the draft of this tab. */
  readonly initial: BoardingDraft['values'];
  readonly goBack: (() => void) | null;
  /** The person has an organisation already: the way on is Beranda. */
  readonly isBoarded: boolean;
  readonly keepDraft: (event: FormEvent<HTMLFormElement>) => void;
}

/** Three steps of one form, kept in the tab while they are filled in; S-52 to S-54 say what a refusal shows. */
export function useBoarding(): Boarding {
  const t = useBoardingTexts();
  const tf = useFormTexts();
  const { run } = useDirectCommand(createOrganization);
  const { draftStorage, onBoarded } = useApp();
  const [draft, setDraft] = useState(() => readBoardingDraft(draftStorage));
  const [isBoarded, setBoarded] = useState(false);

  const { step } = draft;
  const position = boardingStepNames.indexOf(step);
  const previous = boardingStepNames[position - 1];
  const following = boardingStepNames[position + 1];

  function goTo(next: BoardingStep): void {
    setDraft((current) => ({ ...current, step: next }));
    writeBoardingDraft(draftStorage, { ...readBoardingDraft(draftStorage), step: next });
  }

  const form = useForm<BoardingField>({
    fields: boardingFields,
    check: (values) =>
      checkBoardingStep(step, values, { required: tf('required'), postalCode: t('address.postalCodeFault') }),
    send: async (values) => {
      if (following !== undefined) {
        goTo(following);
        return 'continue';
      }
      const { data } = arrived(await run(boardingBodyOf(values)));
      clearBoardingDraft(draftStorage);
      onBoarded(data.building.id);
      return 'done';
    },
    explain: (error) => {
      const { message, fieldErrors } = toBoardingFailure(error);
      const fields = firstMessages(fieldErrors);
      const wrong = boardingFields.find((field) => field in fields);
      const target = wrong === undefined ? null : stepOfField(wrong);
      if (target !== null) goTo(target);
      setBoarded(isApiError(error) && error.status === 409);
      return { message, fields };
    },
  });

  return {
    form,
    step,
    isLast: following === undefined,
    initial: draft.values,
    goBack: previous === undefined ? null : () => goTo(previous),
    isBoarded,
    keepDraft: (event) => {
      const data = new FormData(event.currentTarget);
      const texts = boardingFields.flatMap((field) => {
        const value = data.get(field);
        return typeof value === 'string' ? [[field, value] as const] : [];
      });
      writeBoardingDraft(draftStorage, { step, values: Object.fromEntries(texts) });
    },
  };
}
