import type { InputOf } from '@imah/api-client';
import { ticketKinds, ticketPriorities, ticketSources } from '@imah/contract/tickets/words';
import { spotOf } from '@imah/features-buildings/place-choice';
import { commonPlace } from './place-field.tsx';
import type { ReportValues } from './report-draft.ts';

type Body = InputOf<'createTicket'>['body'];

/** Where in the form a field of the server's refusal stands. */
export const fieldOf: Readonly<Record<string, string>> = {
  unitId: 'place',
  floorId: 'place',
  sectionId: 'place',
  fileIds: 'photos',
};

/** What the form can ask for: `words` where the places are not known, `none` where the kinds are not. */
export interface Asked {
  readonly place: 'choice' | 'words';
  readonly category: 'choice' | 'none';
}

type Missing = 'categoryId' | 'title' | 'place' | 'placeWords' | 'reporterName';

/** What is wanting before anything is sent, by field; nothing that the form has no field for. */
export function missingOf(values: ReportValues, asked: Asked): readonly Missing[] {
  const { categoryId, title = '', place, placeWords = '', behalf, reporterName = '' } = values;
  return [
    ...(categoryId === undefined && asked.category === 'choice' ? (['categoryId'] as const) : []),
    ...(place === undefined && asked.place === 'choice' ? (['place'] as const) : []),
    ...(placeWords.trim() === '' && asked.place === 'words' ? (['placeWords'] as const) : []),
    ...(title.trim().length < 3 ? (['title'] as const) : []),
    ...(behalf === 'other' && reporterName.trim() === '' ? (['reporterName'] as const) : []),
  ];
}

/** The report as the server takes it. What only the staff say is left out of a resident's. */
export function bodyOf(values: ReportValues, fileIds: readonly string[]): Body {
  const { id, categoryId, title = '', details = '', place, behalf, reporterPhone, scanCode, alarmId } = values;
  const isTold = behalf === 'other';
  return {
    ...(id === undefined ? {} : { id }),
    title,
    details,
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(place === undefined || place === commonPlace ? {} : spotOf(place)),
    ...(scanCode === undefined ? {} : { scanCode }),
    ...(alarmId === undefined ? {} : { alarmId }),
    ...some('kind', ticketKinds, values.kind),
    ...some('priority', ticketPriorities, values.priority),
    ...(values.audience === 'staff' ? { audience: 'staff' as const } : {}),
    ...(isTold
      ? {
          ...some('source', ticketSources, values.source ?? 'reception'),
          reporter: {
            name: values.reporterName ?? '',
            ...(reporterPhone === undefined || reporterPhone === '' ? {} : { phone: reporterPhone }),
          },
        }
      : {}),
    fileIds: [...fileIds],
  };
}

/** The field with its word, when it is one of `words`: a draft may be of an older version. */
function some<const F extends string, const W extends string>(
  field: F,
  words: readonly W[],
  value: string | undefined,
): Partial<Record<F, W>> {
  const word = words.find((known) => known === value);
  // A computed key forgets its name.
  return word === undefined ? {} : ({ [field]: word } as Record<F, W>);
}
