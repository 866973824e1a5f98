"""Takes the grain out of a render: python3 denoise.py <weights.tza> <picture.png> <out.png>

Runs the small network of Intel Open Image Denoise (weights `rt_ldr_alb_nrm.tza`) with numpy. Beside the picture
lie `<picture>.albedo.0001.exr` and `<picture>.normal.0001.exr`, uncompressed, as studio.py writes them.
"""
import struct
import sys
import zlib

import numpy as np


def read_weights(path):
    data = open(path, 'rb').read()
    assert struct.unpack_from('<H', data, 0)[0] == 0x41D7
    at = struct.unpack_from('<Q', data, 4)[0]
    count = struct.unpack_from('<I', data, at)[0]
    at += 4
    out = {}
    for _ in range(count):
        length = struct.unpack_from('<H', data, at)[0]
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        at += 1
        shape = struct.unpack_from(f'<{rank}I', data, at)
        at += 4 * rank
        at += rank  # layout letters
        kind = chr(data[at])
        offset = struct.unpack_from('<Q', data, at + 1)[0]
        at += 9
        dtype = '<f2' if kind == 'h' else '<f4'
        n = int(np.prod(shape))
        out[name] = np.frombuffer(data, dtype, n, offset).reshape(shape).astype(np.float32)
    return out


def read_exr(path):
    """Uncompressed scan-line EXR with 32-bit float channels."""
    data = open(path, 'rb').read()
    at, attrs = 8, {}
    while data[at]:
        end = data.index(0, at)
        name = data[at:end].decode()
        at = data.index(0, end + 1) + 1
        size = struct.unpack_from('<I', data, at)[0]
        attrs[name] = data[at + 4:at + 4 + size]
        at += 4 + size
    at += 1
    assert attrs['compression'][0] == 0
    x0, y0, x1, y1 = struct.unpack('<4i', attrs['dataWindow'])
    width, height = x1 - x0 + 1, y1 - y0 + 1
    channels, p = [], 0
    while attrs['channels'][p]:
        end = attrs['channels'].index(0, p)
        channels.append(attrs['channels'][p:end].decode())
        p = end + 17
    rows = np.frombuffer(data, '<u8', height, at)
    image = np.zeros((height, width, 3), np.float32)
    for offset in rows:
        y = struct.unpack_from('<i', data, int(offset))[0] - y0
        line = np.frombuffer(data, '<f4', width * len(channels), int(offset) + 8).reshape(len(channels), width)
        for k, key in enumerate('RGB'):
            image[y, :, k] = line[channels.index(key)]
    return image


def read_png(path):
    """16-bit RGBA PNG, not interlaced."""
    data = open(path, 'rb').read()
    at, packed = 8, b''
    while at < len(data):
        size, kind = struct.unpack_from('>I4s', data, at)
        body = data[at + 8:at + 8 + size]
        if kind == b'IHDR':
            width, height, depth, colour = struct.unpack_from('>IIBB', body)
            assert (depth, colour) == (16, 6)
        elif kind == b'IDAT':
            packed += body
        at += size + 12
    stride = width * 8
    raw = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, stride + 1)
    out = np.zeros((height, stride), np.uint8)
    above = np.zeros(stride, np.int32)
    for y in range(height):
        how, line = raw[y, 0], raw[y, 1:].astype(np.int32)
        if how == 0:
            now = line
        elif how == 2:
            now = (line + above) & 255
        elif how == 1:
            now = np.cumsum(line.reshape(-1, 8), axis=0).reshape(-1) & 255
        else:
            now = np.zeros(stride, np.int32)
            left, corner = [0] * 8, [0] * 8
            src, up = line.tolist(), above.tolist()
            res = [0] * stride
            for i in range(stride):
                a = res[i - 8] if i >= 8 else 0
                b, c = up[i], (up[i - 8] if i >= 8 else 0)
                if how == 3:
                    guess = (a + b) >> 1
                else:
                    pa, pb, pc = abs(b - c), abs(a - c), abs(a + b - 2 * c)
                    guess = a if pa <= pb and pa <= pc else b if pb <= pc else c
                res[i] = (src[i] + guess) & 255
            now = np.array(res, np.int32)
        out[y] = now
        above = now
    return out.view('>u2').reshape(height, width, 4).astype(np.float32) / 65535


def write_png(path, image):
    height, width, _ = image.shape
    body = (np.clip(image, 0, 1) * 65535 + 0.5).astype('>u2').reshape(height, -1).view(np.uint8)
    raw = np.concatenate([np.zeros((height, 1), np.uint8), body], axis=1).tobytes()

    def chunk(kind, data):
        return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))

    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 16, 6, 0, 0, 0))
                   + chunk(b'IDAT', zlib.compress(raw, 3)) + chunk(b'IEND', b''))


class Net:
    def __init__(self, weights):
        self.w = weights

    def conv(self, name, x, last=False):
        w, b = self.w[f'{name}.weight'], self.w[f'{name}.bias']
        out_n, in_n = w.shape[:2]
        c, h, wd = x.shape
        assert c == in_n, (name, c, in_n)
        p = np.pad(x, ((0, 0), (1, 1), (1, 1)))
        y = np.empty((out_n, h, wd), np.float32)
        band = max(8, 24_000_000 // (9 * c * wd))
        flat = w.reshape(out_n, -1)
        for top in range(0, h, band):
            n = min(band, h - top)
            cols = np.empty((c, 3, 3, n, wd), np.float32)
            for i in range(3):
                for j in range(3):
                    cols[:, i, j] = p[:, top + i:top + i + n, j:j + wd]
            y[:, top:top + n] = (flat @ cols.reshape(c * 9, -1)).reshape(out_n, n, wd)
        y += b[:, None, None]
        return y if last else np.maximum(y, 0)

    @staticmethod
    def pool(x):
        c, h, w = x.shape
        return x.reshape(c, h // 2, 2, w // 2, 2).max(axis=(2, 4))

    @staticmethod
    def grow(x):
        return x.repeat(2, axis=1).repeat(2, axis=2)

    def __call__(self, x):
        a = self.conv('enc_conv0', x)
        p1 = self.pool(self.conv('enc_conv1', a))
        p2 = self.pool(self.conv('enc_conv2', p1))
        p3 = self.pool(self.conv('enc_conv3', p2))
        p4 = self.pool(self.conv('enc_conv4', p3))
        d = self.conv('enc_conv5b', self.conv('enc_conv5a', p4))
        for level, skip in ((4, p3), (3, p2), (2, p1)):
            d = np.concatenate([self.grow(d), skip])
            d = self.conv(f'dec_conv{level}b', self.conv(f'dec_conv{level}a', d))
        d = np.concatenate([self.grow(d), x])
        d = self.conv('dec_conv1b', self.conv('dec_conv1a', d))
        return self.conv('dec_conv0', d, last=True)


def main(weights, picture, out):
    image = read_png(picture)
    stem = picture.removesuffix('.png')
    albedo = np.clip(read_exr(f'{stem}.albedo.0001.exr'), 0, 1)
    normal = np.clip(read_exr(f'{stem}.normal.0001.exr'), -1, 1) * 0.5 + 0.5
    height, width, _ = image.shape
    x = np.concatenate([image[..., :3], albedo, normal], axis=2).transpose(2, 0, 1)
    x = np.pad(x, ((0, 0), (0, -height % 16), (0, -width % 16)), mode='edge')
    y = Net(read_weights(weights))(np.ascontiguousarray(x, np.float32))
    clean = y[:, :height, :width].transpose(1, 2, 0)
    write_png(out, np.concatenate([clean, image[..., 3:]], axis=2))


if __name__ == '__main__':
    main(*sys.argv[1:])
