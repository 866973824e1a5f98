import { defineTexts } from '../../../i18n/define-texts.ts';
import { counted } from '../../../i18n/plural.ts';
import type { RefusalWords } from '../../../shared/refusals/refusal-words.ts';

/** What to say where the catalogue, or what a batch makes of it and how it changes hands, cannot be changed. */
export const [, catalogueRefusals] = defineTexts<
  RefusalWords<'product' | 'category' | 'picture' | 'limit' | 'method'>
>({
  en: {
    'limit.changed_meanwhile': ({ limitQuantity }) => ({
      title: 'Changed meanwhile',
      message: `A colleague set this limit to ${limitQuantity} meanwhile.`,
    }),
    'product.not_found': () => ({
      title: 'Product not found',
      message: 'This product was deleted meanwhile.',
    }),
    'product.invalid': () => ({
      title: 'Validation Error',
      message: 'Something about this product is missing or incomplete.',
    }),
    'product.name_taken': ({ name }) => ({
      title: 'Name in use',
      message: `Another product is already called "${name}".`,
    }),
    'product.changed_meanwhile': () => ({
      title: 'Changed meanwhile',
      message: 'A colleague changed this product while you were editing it.',
    }),
    'category.not_found': () => ({
      title: 'Category not found',
      message: 'This category was deleted meanwhile.',
    }),
    'category.name_required': () => ({ title: 'Validation Error', message: 'Category name is required' }),
    'category.name_taken': ({ name }) => ({
      title: 'Name in use',
      message: `Another category is already called "${name}".`,
    }),
    'category.changed_meanwhile': () => ({
      title: 'Changed meanwhile',
      message: 'A colleague changed this category while you were editing it.',
    }),
    'category.has_products': ({ products }) => ({
      title: 'Category in use',
      message: `${counted.en(products, 'product belongs', 'products belong')} to this category. Move them to another one first.`,
    }),
    'method.form_invalid': () => ({
      title: 'Validation Error',
      message: 'Something about this delivery method is missing or wrong.',
    }),
    'method.name_taken': ({ name }) => ({
      title: 'Name in use',
      message: `Another delivery method is already called "${name}".`,
    }),
    'method.changed_meanwhile': () => ({
      title: 'Changed meanwhile',
      message: 'A colleague changed this delivery method while you were editing it.',
    }),
    'method.in_use': ({ orders, holds, batches }) => ({
      title: 'Delivery method in use',
      message: `${[
        orders > 0 && counted.en(orders, 'order'),
        holds > 0 && counted.en(holds, 'reservation'),
        batches > 0 && counted.en(batches, 'batch to come', 'batches to come'),
      ]
        .filter(Boolean)
        .join(', ')} would lose it. Switch it off instead: it is offered no more, and orders keep it.`,
    }),
    'picture.invalid_file_type': () => ({
      title: 'Invalid file type',
      message: 'This is not a JPG, PNG or WebP picture.',
    }),
    'picture.file_too_large': ({ limitBytes }) => ({
      title: 'File too large',
      message: `Pictures may have up to ${Math.floor(limitBytes / 1024 / 1024)} MB.`,
    }),
    'picture.too_many_pixels': ({ limitMegapixels }) => ({
      title: 'Picture too large',
      message: `Pictures may have up to ${limitMegapixels} megapixels.`,
    }),
    'picture.unreadable': () => ({
      title: 'Picture could not be read',
      message: 'The file seems damaged. Please choose another one.',
    }),
    'picture.not_found': () => ({
      title: 'Picture is gone',
      message: 'A picture was removed meanwhile. Please upload it again.',
    }),
  },
  zh: {
    'limit.changed_meanwhile': ({ limitQuantity }) => ({
      title: '限量已被更改',
      message: `同事刚刚把这个限量改成 ${limitQuantity}。`,
    }),
    'product.not_found': () => ({ title: '找不到产品', message: '这个产品已被删除。' }),
    'product.invalid': () => ({ title: '资料有误', message: '产品资料有缺漏或不完整。' }),
    'product.name_taken': ({ name }) => ({ title: '名称已使用', message: `已有另一个产品叫“${name}”。` }),
    'product.changed_meanwhile': () => ({
      title: '产品已被更改',
      message: '您编辑期间，同事更改了这个产品。',
    }),
    'category.not_found': () => ({ title: '找不到分类', message: '这个分类已被删除。' }),
    'category.name_required': () => ({ title: '资料有误', message: '请填写分类名称' }),
    'category.name_taken': ({ name }) => ({ title: '名称已使用', message: `已有另一个分类叫“${name}”。` }),
    'category.changed_meanwhile': () => ({
      title: '分类已被更改',
      message: '您编辑期间，同事更改了这个分类。',
    }),
    'category.has_products': ({ products }) => ({
      title: '分类使用中',
      message: `此分类还有 ${products} 个产品，请先把它们移到其他分类。`,
    }),
    'method.form_invalid': () => ({ title: '资料有误', message: '这个取货方式有内容缺少或不对。' }),
    'method.name_taken': ({ name }) => ({ title: '名称已使用', message: `已有另一个取货方式叫“${name}”。` }),
    'method.changed_meanwhile': () => ({
      title: '内容已更改',
      message: '您编辑期间，同事更改了这个取货方式。',
    }),
    'method.in_use': ({ orders, holds, batches }) => ({
      title: '取货方式使用中',
      message: `仍有 ${[
        orders > 0 && counted.zh(orders, '张订单'),
        holds > 0 && counted.zh(holds, '个预留'),
        batches > 0 && counted.zh(batches, '个未来批次'),
      ]
        .filter(Boolean)
        .join('、')}使用它。请改为停用：不再提供给顾客，原有订单不变。`,
    }),
    'picture.invalid_file_type': () => ({
      title: '文件类型不符',
      message: '这不是 JPG、PNG 或 WebP 图片。',
    }),
    'picture.file_too_large': ({ limitBytes }) => ({
      title: '文件太大',
      message: `图片不可超过 ${Math.floor(limitBytes / 1024 / 1024)} MB。`,
    }),
    'picture.too_many_pixels': ({ limitMegapixels }) => ({
      title: '图片太大',
      message: `图片不可超过 ${limitMegapixels} 百万像素。`,
    }),
    'picture.unreadable': () => ({ title: '无法读取图片', message: '文件似乎已损坏，请换一个文件。' }),
    'picture.not_found': () => ({ title: '图片已不存在', message: '有图片已被移除，请重新上传。' }),
  },
});
