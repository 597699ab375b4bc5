/** The icons of lucide that Imah draws. Add a name, then run `npm -w @imah/ui run generate:icons`. */
export const iconNames = `
  activity air-vent alarm-clock alarm-smoke antenna archive arrow-down arrow-left arrow-right arrow-right-left
  arrow-up arrow-up-down arrow-up-right at-sign badge-check ban banknote barcode bath battery bed bell bell-off
  bell-ring bluetooth book book-open bookmark boxes briefcase bug building building-complex cable calculator
  calendar calendar-clock camera car cctv chart-area chart-column chart-line chart-pie check check-check
  chevron-down chevron-left chevron-right chevron-up chevrons-left chevrons-right chevrons-up-down circle
  circle-alert circle-check circle-dot circle-minus circle-pause circle-play circle-power circle-question-mark
  circle-slash circle-user circle-x circuit-board clipboard clipboard-list clock clock-arrow-up cloud cloud-off
  cloud-rain code coins columns-3 compass construction contact cookie copy cpu credit-card cylinder database
  door-closed door-open download drill droplet droplets ellipsis ellipsis-vertical ethernet-port expand
  external-link eye eye-off fan file file-check file-down file-image file-lock file-plus file-spreadsheet file-text
  file-up fire-extinguisher flag flame folder folder-open folder-plus frown fuel fullscreen funnel gauge gavel globe
  grip-vertical hammer hand-coins hand-heart hard-drive hard-hat hash headset heart heater history hourglass house
  id-card image image-off inbox info kanban key key-round key-square lamp lamp-ceiling landmark languages laptop
  laugh layers layout-dashboard layout-grid layout-list leaf life-buoy lightbulb link list list-checks list-filter
  loader-circle locate lock lock-open log-in log-out mail map map-pin map-pinned maximize megaphone menu
  message-circle message-square messages-square microchip minimize-2 minus monitor monitor-smartphone moon move
  network notebook-text octagon-alert octagon-x package package-open paint-roller palette panel-left
  panel-left-close panel-left-open paperclip parking-meter pause pencil percent phone piggy-bank pin play plug
  plug-zap plus power power-off printer qr-code radio radio-tower receipt receipt-text redo-2 refresh-ccw refresh-cw
  repeat rotate-ccw rotate-cw router rows-3 ruler satellite-dish save scale scan-barcode scan-line scan-qr-code
  search send server settings settings-2 shapes share-2 shield shield-alert shield-check shopping-bag shower-head
  signal signal-low signal-zero siren sliders-horizontal smartphone smile-plus snowflake sofa sparkles sprout square
  square-arrow-out-up-right square-check square-kanban square-parking square-pen star store sun sun-moon table
  tablet tag tags text thermometer thermometer-snowflake thermometer-sun thumbs-down thumbs-up ticket timer
  toggle-left toggle-right toilet trash tree-pine trending-down trending-up triangle-alert truck undo-2 unlink
  unplug upload user user-check user-cog user-plus user-round user-x users users-round utility-pole video volume-2
  volume-x vote wallet warehouse washing-machine waves webhook weight wifi wifi-off wind wrench x zap zap-off
  zoom-in zoom-out
`
  .trim()
  .split(/\s+/);

/** Those that the public pages and the states of every page draw: they travel with the first page, the others do not. */
export const firstIconNames = `
  activity check-check circle-alert circle-check clock cloud-off compass construction eye eye-off inbox info languages
  lock octagon-alert refresh-cw shield-check triangle-alert user x
`
  .trim()
  .split(/\s+/);
