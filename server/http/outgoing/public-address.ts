import { lookup } from 'node:dns'
import { BlockList, isIPv4, type LookupFunction } from 'node:net'

/** Addresses that aren't on the internet: RFC 6890 and multicast. */
const PRIVATE_V4 = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE_V4.addSubnet(net, bits, 'ipv4')

const GLOBAL_V6 = new BlockList()
GLOBAL_V6.addSubnet('2000::', 3, 'ipv6')
/** Documentation, and tunnels that contain an IPv4 address: Teredo and 6to4. */
const SPECIAL_V6 = new BlockList()
SPECIAL_V6.addSubnet('2001::', 23, 'ipv6')
SPECIAL_V6.addSubnet('2001:db8::', 32, 'ipv6')
SPECIAL_V6.addSubnet('2002::', 16, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !PRIVATE_V4.check(address, 'ipv4')
  return GLOBAL_V6.check(address, 'ipv6') && !SPECIAL_V6.check(address, 'ipv6')
}

export class PrivateAddressError extends Error {}

/**
 * Resolves a name for a connection, and refuses it if one of its addresses is private. The connection uses what was
 * checked, so a name can't change its address in between.
 */
export const lookUpPublic: LookupFunction = (name, options, callback) =>
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) callback(error ?? new Error(`${name} has no address`), '')
    else if (!addresses.every(({ address }) => isPublicAddress(address)))
      callback(new PrivateAddressError(), '')
    else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
