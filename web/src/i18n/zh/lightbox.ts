import type { lightbox as english } from '../en/lightbox.ts';

export const lightbox = {
  close: '关闭',
  previous: '上一张图片',
  next: '下一张图片',
  zoomIn: '放大',
  zoomOut: '缩小',
  resetZoom: '100%：还原大小',
  thumbnails: '所有图片',
  failed: '图片加载失败',
  loading: '图片加载中…',
} satisfies typeof english;
