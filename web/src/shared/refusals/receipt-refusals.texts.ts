import { isOver } from '@mooncake/domain/orders/status/status-transition';
import { defineTexts } from '../../i18n/define-texts.ts';
import type { RefusalWords } from './refusal-words.ts';

/** What to say about a receipt, to who sends it and to who reviews it. */
export const [, receiptRefusals] = defineTexts<RefusalWords<'receipt' | 'review'>>({
  en: {
    'receipt.invalid_file_type': () => ({
      title: 'Invalid file type',
      message: 'Please upload an image (JPG, PNG) or PDF file',
    }),
    'receipt.file_too_large': () => ({
      title: 'File too large',
      message: 'Please upload a file smaller than 5MB',
    }),
    'receipt.too_many_pixels': ({ limitMegapixels }) => ({
      title: 'Picture too large',
      message: `Please upload a picture of at most ${limitMegapixels} megapixels, or a screenshot.`,
    }),
    'receipt.side_too_long': ({ limitPixels }) => ({
      title: 'Picture too long',
      message: `Please upload a picture of at most ${limitPixels} pixels on each side, or a shorter screenshot.`,
    }),
    'receipt.unreadable': () => ({
      title: 'Receipt could not be read',
      message: 'The file seems damaged. Please choose another one or take a screenshot.',
    }),
    'receipt.storage_full': () => ({
      title: 'Please try again in a few minutes',
      message: 'We cannot store your receipt just now. Your box is kept: please try again in a few minutes.',
    }),
    'receipt.too_many': ({ limit }) => ({
      title: 'Enough receipts',
      message: `This order already has ${limit} receipts. Please contact us and we will sort it out together.`,
    }),
    'receipt.not_found': () => ({ title: 'No receipt', message: 'There is no receipt for this order.' }),
    'receipt.not_replaceable': ({ orderStatus }) =>
      isOver(orderStatus)
        ? {
            title: 'This order is over',
            message: 'It has been cancelled and takes no receipt. Please contact us with any question.',
          }
        : {
            title: 'Receipt not needed',
            message: 'This order takes no other receipt: its payment is settled.',
          },
    'review.no_receipt': () => ({ title: 'No receipt', message: 'This order has no receipt to review.' }),
    'review.not_seen_in_bank': () => ({
      title: 'Not seen in the bank',
      message: 'Tick "seen in the bank account" before approving.',
    }),
    'review.notes_required': () => ({
      title: 'Note required',
      message: 'Please write a note; the customer will read it.',
    }),
  },
  zh: {
    'receipt.invalid_file_type': () => ({
      title: '文件类型不符',
      message: '请上传图片（JPG、PNG）或 PDF 文件',
    }),
    'receipt.file_too_large': () => ({ title: '文件太大', message: '请上传小于 5MB 的文件' }),
    'receipt.too_many_pixels': ({ limitMegapixels }) => ({
      title: '图片太大',
      message: `请上传不超过 ${limitMegapixels} 百万像素的图片，或使用截图。`,
    }),
    'receipt.side_too_long': ({ limitPixels }) => ({
      title: '图片太长',
      message: `请上传每边不超过 ${limitPixels} 像素的图片，或使用较短的截图。`,
    }),
    'receipt.unreadable': () => ({
      title: '无法读取收据',
      message: '文件似乎已损坏，请换一个文件或重新截图。',
    }),
    'receipt.storage_full': () => ({
      title: '请几分钟后再试',
      message: '暂时无法保存收据。您的月饼已为您保留，请几分钟后再试。',
    }),
    'receipt.too_many': ({ limit }) => ({
      title: '收据已经足够',
      message: `此订单已有 ${limit} 张收据。请联系我们，我们一起处理。`,
    }),
    'receipt.not_found': () => ({ title: '没有收据', message: '此订单没有收据。' }),
    'receipt.not_replaceable': ({ orderStatus }) =>
      isOver(orderStatus)
        ? { title: '订单已结束', message: '此订单已取消，不再接受收据。如有疑问，请与我们联系。' }
        : { title: '不需要收据', message: '此订单不再接受其他收据：付款已处理。' },
    'review.no_receipt': () => ({ title: '没有收据', message: '此订单没有可审核的收据。' }),
    'review.not_seen_in_bank': () => ({
      title: '尚未在银行账户看到',
      message: '批准前，请先勾选“已在银行账户看到”。',
    }),
    'review.notes_required': () => ({ title: '需要备注', message: '请填写备注，顾客会看到。' }),
  },
});
