import type { PlanPoint } from './plan-geometry.ts';

/** In pixels: of the picture itself, or of the frame that shows it. */
export type PlanSize = { width: number; height: number };
/** What of the plan shows: 1 is all of it; the upper left corner of the plan in pixels of the frame. */
export type PlanView = { zoom: number; left: number; top: number };
export type PlanFrame = { plan: PlanSize; frame: PlanSize };

export const mostZoom = 12;
/** One press of a button, one wheel notch in full. */
export const zoomStep = 1.4;

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** How large the plan is drawn. */
export function drawnSize(zoom: number, { plan, frame }: PlanFrame): PlanSize {
  const fit = Math.min(frame.width / plan.width, frame.height / plan.height);
  return { width: plan.width * fit * zoom, height: plan.height * fit * zoom };
}

/** Never beyond its edges; in the middle where it is smaller than the frame. */
export function keepInFrame({ zoom, left, top }: PlanView, frames: PlanFrame): PlanView {
  const size = drawnSize(zoom, frames);
  const along = (at: number, length: number, room: number) =>
    length <= room ? (room - length) / 2 : between(at, room - length, 0);
  return {
    zoom,
    left: along(left, size.width, frames.frame.width),
    top: along(top, size.height, frames.frame.height),
  };
}

export function wholePlan(frames: PlanFrame): PlanView {
  return keepInFrame({ zoom: 1, left: 0, top: 0 }, frames);
}

/** Larger or smaller; what is at a point of the frame stays there. */
export function zoomAt(view: PlanView, factor: number, at: { left: number; top: number }, frames: PlanFrame): PlanView {
  const zoom = between(view.zoom * factor, 1, mostZoom);
  const real = zoom / view.zoom;
  return keepInFrame(
    { zoom, left: at.left - (at.left - view.left) * real, top: at.top - (at.top - view.top) * real },
    frames,
  );
}

export function panBy(view: PlanView, across: number, down: number, frames: PlanFrame): PlanView {
  return keepInFrame({ ...view, left: view.left + across, top: view.top + down }, frames);
}

/** The point of the plan below a pixel of the frame; outside of 0 to 1 beside the plan. */
export function pointAt(at: { left: number; top: number }, view: PlanView, frames: PlanFrame): PlanPoint {
  const size = drawnSize(view.zoom, frames);
  return { x: (at.left - view.left) / size.width, y: (at.top - view.top) / size.height };
}

/** The pixel of the frame at which a point of the plan is drawn. */
export function pixelAt(point: PlanPoint, view: PlanView, frames: PlanFrame): { left: number; top: number } {
  const size = drawnSize(view.zoom, frames);
  return { left: view.left + point.x * size.width, top: view.top + point.y * size.height };
}

/** The view moved as little as shows a point, some pixels from the edge. */
export function showPoint(point: PlanPoint, view: PlanView, frames: PlanFrame, edge = 48): PlanView {
  const { left, top } = pixelAt(point, view, frames);
  const by = (at: number, room: number) => between(at, Math.min(edge, room / 2), Math.max(room - edge, room / 2)) - at;
  return panBy(view, by(left, frames.frame.width), by(top, frames.frame.height), frames);
}

/** Whether pins have room for their words, or only for a mark: by the room each of them has on average. */
export function pinDetail(count: number, view: PlanView, frames: PlanFrame): 'words' | 'mark' {
  const { width, height } = drawnSize(view.zoom, frames);
  return (width * height) / Math.max(1, count) >= 13_000 ? 'words' : 'mark';
}
