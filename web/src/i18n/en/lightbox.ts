/** Words around one enlarged picture. */
export const lightbox = {
  close: 'Close',
  previous: 'Previous image',
  next: 'Next image',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  resetZoom: '100%: reset zoom',
  thumbnails: 'All images',
  failed: 'Failed to load image',
  loading: 'Loading image...',
};
