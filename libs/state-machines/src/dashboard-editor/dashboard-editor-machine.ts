import type { DashboardContent } from '@imah/contract/dashboards';
import {
  type DraftEditorContext,
  type DraftEditorEmitted,
  type DraftEditorEvent,
  makeDraftEditor,
} from '../draft-editor/make-draft-editor.ts';
import { timings } from '../timings.ts';

/** What somebody who arranges a dashboard has before them. */
export type DashboardEditorContext = DraftEditorContext<DashboardContent>;
/** What the editor of a dashboard hears. */
export type DashboardEditorEvent = DraftEditorEvent<DashboardContent>;
/** What the editor of a dashboard asks the server for. */
export type DashboardEditorEmitted = DraftEditorEmitted<DashboardContent>;

/** Whoever arranges a dashboard: each change is kept when the hand rests, can be undone, and is seen by all once it is published. */
export const dashboardEditorMachine = makeDraftEditor<DashboardContent>({
  id: 'dashboard-editor',
  nothing: { widgets: [], layouts: { lg: [], md: [], sm: [] } },
  rest: timings.dashboardEditor.rest,
});
