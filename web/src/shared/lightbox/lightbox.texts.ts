import { defineTexts } from '../../i18n/define-texts.ts';

/** Words around one enlarged picture. */
export const [useLightboxTexts] = defineTexts({
  en: {
    close: 'Close',
    previous: 'Previous image',
    next: 'Next image',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    resetZoom: '100%: reset zoom',
    thumbnails: 'All images',
    failed: 'Failed to load image',
    loading: 'Loading image...',
  },
  zh: {
    close: '关闭',
    previous: '上一张图片',
    next: '下一张图片',
    zoomIn: '放大',
    zoomOut: '缩小',
    resetZoom: '100%：还原大小',
    thumbnails: '所有图片',
    failed: '图片加载失败',
    loading: '图片加载中…',
  },
});
