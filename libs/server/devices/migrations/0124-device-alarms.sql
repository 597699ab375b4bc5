-- The history of one device, newest first.
CREATE INDEX alarm_by_device ON alarm (org_id, device_id, raised_at DESC, id DESC);
