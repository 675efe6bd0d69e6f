/**
 * Factories and workshops that make plastics, cables, furniture, clothes and windows.
 * One group a line; the first word names the group in the index and so must not change lightly.
 */
export const WORKSHOPS = `
plastic bag factory, nylon bag factory, nylon factory, bag making, bag making factory, polythene bag factory, polythene factory, plastic bag making, carrier bag making, fabriquer des sachets, fabrique de sachets, fabrication de sachets, fabrication de sachets plastique, usine de sachets, sachets plastique fabrication, sachets noirs, معمل أكياس, معمل أكياس نايلون, مصنع نايلون, معمل نايلون, مصنع اكياس نايلون, إنتاج أكياس, تصنيع أكياس نايلون, make plastic bags, make plastic shopping bags, make nylon bags, make carrier bags, bag factory inputs, لتصنيع أكياس, لصناعة أكياس, تصنيع أكياس بلاستيك, صناعة أكياس بلاستيك
stretch film production, fabrication film étirable, إنتاج فيلم استرتش
injection workshop, plastic injection workshop, bucket making, household plastics, plasticware, moulded plastics, basin making, atelier injection, atelier d'injection plastique, fabrication bassines, fabrication de seaux, fabrication chaises plastique, تصنيع سطول, تصنيع كراسي بلاستيك, معمل بلاستيك, تصنيع صناديق, لتصنيع سطول, لتصنيع صناديق, لتصنيع كراسي, make buckets, make plastic buckets, make plastic chairs, make crates
sack making, rope making, fabrication de sacs tissés, تصنيع شوالات
tank making, rotomoulding workshop, fabrication de citernes, fabrication de réservoirs, تصنيع خزانات, إنتاج خزانات, معمل خزانات, لتصنيع خزانات, make water tanks, rotomoulding tanks
cable making, cable manufacturing, câblerie, fabrication de câbles, تصنيع كابلات, تصنيع أسلاك, إنتاج كابلات
pipe making, pipe plant, fabrique de tubes, معمل مواسير, لتصنيع مواسير, لتصنيع أنابيب, make pipes, make pvc pipes
bottle making, pet bottle making, jerrycan making, jerrican making, fabrication de bouteilles plastique, fabrication de bidons, معمل قوارير, معمل عبوات, تصنيع جراكن, تصنيع عبوات, لتصنيع قوارير, لتصنيع عبوات, make bottles, make plastic bottles, make jerrycans
diaper making, fabrication de couches, تصنيع حفاضات
carton making, cartonnerie, معمل كرتون
furniture making, sofa maker, furniture workshop, fabrique de meubles, atelier d'ameublement, ورشة تنجيد, معمل كنب, تفصيل كنب, تفصيل مجالس
tailoring shop, tailor, boutique stitching, tailleur, couturier, atelier couture, خياط, محل خياطة, ترزي, ورشة خياطة, tailoring, tailoring unit, atelier de couture
aluminium workshop, aluminium and glass workshop, glazier, glazing contractor, miroitier, vitrier, vitrerie, miroiterie, atelier aluminium, ورشة ألمنيوم, محل زجاج, ورشة زجاج, أعمال زجاج
`;
