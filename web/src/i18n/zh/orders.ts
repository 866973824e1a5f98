import type { orders as english } from '../en/orders.ts';

export const orders = {
  withYolk: '有蛋黄',
  withoutYolk: '无蛋黄',
  contents: '盒内口味',
  status: {
    pending: '待处理',
    payment_uploaded: '已上传付款收据',
    verified: '已核实',
    ready_for_pickup: '可以领取',
    completed: '已完成',
    cancelled: '已取消',
    rejected: '未通过',
  },
  payment: {
    pending: '待核实',
    verified: '已核实',
    rejected: '未通过',
  },
  map: (place) => `地图：${place}`,
  enlargeMap: '点击地图查看大图',
} satisfies typeof english;
