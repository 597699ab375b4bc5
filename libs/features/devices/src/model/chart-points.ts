/** Moments asked for: as many as a wide chart has pixels to show, so that thirty days are seen by the hour. */
export const chartPoints = 800;
