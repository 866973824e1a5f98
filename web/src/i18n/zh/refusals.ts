import { formatRinggit } from '@mooncake/domain/money';
import type { refusals as en, failures as enFailures } from '../en/refusals.ts';

export const refusals = {
  'cart.product_unavailable': () => ({
    title: '产品已停售',
    message: '购物车里有产品已停售，请先从购物车移除。',
  }),
  'cart.choice_unavailable': ({ productName }) => ({
    title: '无法制作这盒',
    message: `${productName} 所选的口味已无法制作，请重新选择。`,
  }),
  'cart.price_changed': ({ seenTotalSen, newTotalSen }) => ({
    title: '价格有变',
    message: `您的订单原为 ${formatRinggit(seenTotalSen)}，现在是 ${formatRinggit(newTotalSen)}。`,
  }),
  'batch.not_found': () => ({ title: '日期已失效', message: '此日期已不再开放，请选择其他日期。' }),
  'batch.closed': ({ batchName }) => ({
    title: '日期已截止',
    message: `“${batchName}”已停止接单，请选择其他日期。`,
  }),
  'batch.not_for_method': ({ batchName, methodName }) => ({
    title: '日期不适用',
    message: `“${batchName}”不提供 ${methodName}，请选择其他日期。`,
  }),
  'batch.short_of_stock': () => ({ title: '库存不足', message: '无法满足您购物车中的数量' }),
  'batch.has_orders': ({ orders }) => ({
    title: '批次已有订单',
    message: `此批次已有 ${orders} 张订单，不能删除。`,
  }),
  'batch.has_holds': () => ({
    title: '有顾客正在付款',
    message: '一天之内有顾客到了此批次的付款页，仍可能传来收据。请先停用，明天再删除。',
  }),
  'batch.form_invalid': () => ({ title: '资料有误', message: '请填写批次名称和日期' }),
  'batch.changed_meanwhile': () => ({
    title: '批次已被更改',
    message: '您编辑的时候，同事更改了此批次。',
  }),
  'template.not_found': () => ({ title: '找不到模板', message: '此模板已不存在。' }),
  'delivery.method_not_found': () => ({
    title: '取货方式已失效',
    message: '此取货方式已不再提供，请选择其他方式。',
  }),
  'slot.not_allowed': () => ({ title: '时段不适用', message: '您的购物车不能选择此时段，请选择其他时段。' }),
  'slot.full': ({ timeSlot }) => ({
    title: '已约满',
    message: `${timeSlot} 刚刚约满，请选择其他时段。`,
  }),
  'slot.not_found': () => ({ title: '找不到时段', message: '此时段已不存在。' }),
  'slot.form_invalid': () => ({ title: '资料有误', message: '请填写所有必填项' }),
  'slot.has_orders': ({ orders }) => ({
    title: '时段已有订单',
    message: `已有 ${orders} 张订单使用此时段。请改为停用：不再提供给顾客，原有订单的时间不变。`,
  }),
  'hold.not_found': () => ({ title: '预留已失效', message: '预留已被替换或已结束，请再次前往付款。' }),
  'hold.expired': () => ({ title: '时间已到！', message: '付款时限已过，请重新下单。' }),
  'hold.already_extended': () => ({ title: '时间已延长过', message: '付款时间只能延长一次。' }),
  'hold.already_ordered': ({ orderNumber }) => ({
    title: '您的订单已经提交',
    message: `订单 ${orderNumber} 已收到。`,
  }),
  'hold.too_many_live': ({ limit }) => ({
    title: '等待付款的预留太多',
    message: `您的网络目前已有 ${limit} 个等待付款的预留。请先完成其中一个，或几分钟后再试。`,
  }),
  'hold.too_many_boxes': ({ limit, boxes }) => ({
    title: '大量订购',
    message: `购物车里有 ${boxes} 盒，一次最多可订 ${limit} 盒。大量订购请联系我们。`,
  }),
  'hold.scarce': ({ productName, limit, boxes }) => ({
    title: '所剩不多',
    message: `购物车里有 ${boxes} 盒 ${productName}。这个日期所剩不多，一次最多可订 ${limit} 盒。请减少数量、选择其他日期，或联系我们。`,
  }),
  'hold.too_many_held': () => ({
    title: '等待付款的预留太多',
    message: '您的网络已预留了这个日期的许多盒数，尚未付款。请先完成其中一个预留，或几分钟后再试。',
  }),
  'hold.storage_low': () => ({
    title: '暂时无法接受新订单',
    message: '商店的存储空间不足。您的购物车会保留，请稍后再试。',
  }),
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
  'receipt.not_replaceable': () => ({
    title: '不需要收据',
    message: '此订单不再接受其他收据：付款已处理，或订单已在进行中。',
  }),
  'order.form_invalid': () => ({ title: '请检查您的资料', message: '联系或送货资料有缺漏或不完整。' }),
  'order.submission_invalid': () => ({ title: '上传失败', message: '请重试，或联系我们协助' }),
  'order.not_found': () => ({ title: '找不到订单', message: '找不到这张订单。' }),
  'order.changed_meanwhile': () => ({
    title: '订单已被更改',
    message: '同事刚刚更改了这张订单，请先查看再更改。',
  }),
  'order.reason_required': () => ({ title: '需要原因', message: '请填写原因。' }),
  'order.nothing_to_change': () => ({ title: '没有更改', message: '订单已经是这个状态。' }),
  'lookup.missing_information': () => ({ title: '资料不足', message: '请输入订单编号或电话号码' }),
  'lookup.not_found': ({ searchedBy }) => ({
    title: '找不到订单',
    message: {
      both: '请检查您的订单编号和电话号码',
      order_number: '找不到此订单编号的订单',
      phone: '找不到此电话号码的订单',
    }[searchedBy],
  }),
  'review.no_receipt': () => ({ title: '没有收据', message: '此订单没有可审核的收据。' }),
  'review.not_seen_in_bank': () => ({
    title: '尚未在银行账户看到',
    message: '批准前，请先勾选“已在银行账户看到”。',
  }),
  'review.notes_required': () => ({ title: '需要备注', message: '请填写备注，顾客会看到。' }),
  'notes.conflict': () => ({
    title: '备注已有更新',
    message: '有人保存了更新的备注。两份都会显示，不会丢失。',
  }),
  'staff.sign_in_failed': () => ({ title: '登录失败', message: '电子邮件或密码不正确。' }),
  'staff.sign_in_required': () => ({ title: '请登录', message: '需要登录员工账号。' }),
  'staff.not_allowed': () => ({ title: '没有权限', message: '您的角色不能这样做。' }),
  'staff.not_found': () => ({ title: '找不到', message: '没有这位员工。' }),
  'staff.email_taken': ({ email }) => ({ title: '电子邮件已使用', message: `${email} 已有账号。` }),
  'staff.last_admin': () => ({ title: '最后一位管理员', message: '至少要保留一位管理员。' }),
  'staff.password_too_common': () => ({ title: '密码太常见', message: '请选择更难猜的密码。' }),
  'staff.signup_invalid': () => ({ title: '请检查您的资料', message: '表格有缺漏或不完整。' }),
  'invitation.invalid': () => ({
    title: '邀请无效',
    message: '此邀请已使用、已撤回或已过期，请索取新的邀请。',
  }),
  'staff.reset_link_invalid': () => ({
    title: '链接无效',
    message: '此链接已使用或已过期，请重新索取。',
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
  'export.too_large': ({ most }) => ({
    title: '订单太多，一个 Excel 文件放不下',
    message: `一个 Excel 文件最多放 ${most} 张订单。请缩短日期范围，或改用没有数量限制的 CSV 文件。`,
  }),
  'settings.invalid': () => ({ title: '尚未保存', message: '有些栏位需要再检查，每一栏都写明了原因。' }),
  'settings.changed_meanwhile': () => ({
    title: '同事刚保存了更新的设置',
    message: '您的修改仍保留在页面上。请先查看最新的设置，再保存一次。',
  }),
  'customer.not_found': () => ({ title: '找不到这位顾客', message: '系统里已没有这位顾客的资料。' }),
  'customer.orders_under_way': ({ orderNumbers }) => ({
    title: '还有进行中的订单',
    message: `请先完成或取消这些订单：${orderNumbers.join('、')}。`,
  }),
  'customer.erasure_not_confirmed': () => ({ title: '未确认', message: '电话号码不符，没有删除任何资料。' }),
  'storage.full': () => ({
    title: '存储空间已满',
    message: '暂时无法保存，请几分钟后再试。',
  }),
  'request.rate_limited': ({ retryAfterSeconds }) => ({
    title: '尝试次数过多',
    message: `请等${spelled(retryAfterSeconds)}后再试。`,
  }),
  'request.busy': ({ retryAfterSeconds }) => ({
    title: '现在非常繁忙',
    message: `没有丢失任何资料，请等 ${retryAfterSeconds} 秒后再试。`,
  }),
  'request.cross_site': () => ({ title: '请求未被接受', message: '请重新加载页面再试。' }),
} satisfies typeof en;

export const failures = {
  unreachable: { title: '没有网络连接', message: '无法连接商店，请检查网络后重试。' },
  timeout: { title: '没有回应', message: '商店太久没有回应，请重试。' },
  unexpected: { title: '出错了', message: '发生意外错误，请重试。' },
} satisfies typeof enFailures;

/** Nobody counts in thousands of seconds. */
function spelled(seconds: number): string {
  if (seconds < 120) return ` ${seconds} 秒`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? ` ${minutes} 分钟` : ` ${Math.ceil(minutes / 60)} 小时`;
}
