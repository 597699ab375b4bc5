export type CalendarEvent = {
  id: string;
  title: string;
  /** Its day, `2026-11-20`, in the building's zone. One that lasts longer is given once for each day. */
  date: string;
  /** As people read it: "09.00". Without one it lasts the whole day. */
  time?: string;
  detail?: string;
  tone?: 'accent' | 'success' | 'warning' | 'danger' | 'info';
  href?: string;
};
