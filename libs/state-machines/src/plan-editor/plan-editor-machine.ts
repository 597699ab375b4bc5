import type { PlanContent } from '@imah/contract/plans';
import {
  type DraftEditorContext,
  type DraftEditorEmitted,
  type DraftEditorEvent,
  makeDraftEditor,
} from '../draft-editor/make-draft-editor.ts';
import { timings } from '../timings.ts';

/** What somebody who draws the plan of a floor has before them. */
export type PlanEditorContext = DraftEditorContext<PlanContent>;
/** What the editor of a plan hears. */
export type PlanEditorEvent = DraftEditorEvent<PlanContent>;
/** What the editor of a plan asks the server for. */
export type PlanEditorEmitted = DraftEditorEmitted<PlanContent>;

/** Whoever draws the plan of a floor: each change is kept when the hand rests, can be undone, and is seen by all once it is published. */
export const planEditorMachine = makeDraftEditor<PlanContent>({
  id: 'plan-editor',
  nothing: { picture: null, items: [] },
  rest: timings.planEditor.rest,
});
